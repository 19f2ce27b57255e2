/** Waits for both to end, also where one fails: nothing goes on behind the caller's back. Throws what the first threw. */
export async function settleBoth<A, B>(first: Promise<A>, second: Promise<B>): Promise<readonly [A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
