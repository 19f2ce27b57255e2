/**
 * Makes a function that hands views to `publish` one after the other. Of those that arrive while it works only the last is
 * published; each call returns when nothing is left to publish.
 */
export function createLatestQueue<T>(publish: (view: T) => Promise<void>): (view: T) => Promise<void> {
  let next: { readonly view: T } | undefined;
  let active: Promise<void> | undefined;
  const drain = async () => {
    for (let current = next; current !== undefined; current = next) {
      next = undefined;
      await publish(current.view);
    }
    active = undefined;
  };
  return (view) => {
    next = { view };
    active ??= drain();
    return active;
  };
}
