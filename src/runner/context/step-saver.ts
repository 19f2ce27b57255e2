/** The outcome of saving steps: `nothing` when there were no new ones, or when the origin did not take them. */
export type Saved = 'saved' | 'nothing';

/** Publishes the steps of the attempt under way, so that they outlive this run. */
export interface StepSaver {
  /** Saves the steps that are new now. */
  save(): Promise<Saved>;
  /** Lets `save` call `saveSteps` while `use` works; has ended only when a save under way has. */
  during<T>(saveSteps: () => Promise<Saved>, use: () => Promise<T>): Promise<T>;
}

/** Creates the saver of a run, whose attempts come one at a time. */
export function openStepSaver(): StepSaver {
  let save: (() => Promise<Saved>) | undefined;
  let saving: Promise<Saved> = Promise.resolve('nothing');
  return {
    save() {
      saving = save === undefined ? Promise.resolve('nothing') : save();
      return saving;
    },
    async during(saveSteps, use) {
      save = saveSteps;
      try {
        return await use();
      } finally {
        save = undefined;
        // The next record expects the refs where the last push has left them.
        await saving.catch(() => undefined);
      }
    },
  };
}
