/** What became of the steps that were not on the origin yet; `nothing` when there were none, or when they stayed here. */
export type Saved = 'saved' | 'nothing';

/** Brings the steps of the attempt that is under way to the origin, so that they outlive this run. */
export interface StepSaver {
  /** Saves what there is to save now. */
  save(): Promise<Saved>;
  /** Lets an attempt's steps be saved, by its own way to do that, while `use` works, and never afterwards. */
  during<T>(way: () => Promise<Saved>, use: () => Promise<T>): Promise<T>;
}

/** A saver for the attempts of one run, of which there is one at a time. */
export function openStepSaver(): StepSaver {
  let save: (() => Promise<Saved>) | undefined;
  let saving: Promise<Saved> = Promise.resolve('nothing');
  return {
    save() {
      saving = save === undefined ? Promise.resolve('nothing') : save();
      return saving;
    },
    async during(way, use) {
      save = way;
      try {
        return await use();
      } finally {
        save = undefined;
        // What comes next counts on the refs being where the last push has left them.
        await saving.catch(() => undefined);
      }
    },
  };
}
