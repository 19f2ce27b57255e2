/** Lets what is asked for at the same time happen one after the other, in the order of asking. */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    // Who has asked hears of a failure; who comes next starts all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
}
