/** Waits until both have ended, also when one fails, so that none runs on unnoticed. Throws the first's error. */
export async function settleBoth<A, B>(first: Promise<A>, second: Promise<B>): Promise<readonly [A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
