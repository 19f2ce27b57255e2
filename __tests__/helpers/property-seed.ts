/**
 * The seed of a property whose rounds cost seconds: the same in every run, so that what fails here fails anywhere. With
 * `GROUNDHOG_TEST_SEED` set to a number, other cases than usual are looked at.
 */
export function toSeed(usual: number): { readonly seed: number } {
  const given = Number(process.env.GROUNDHOG_TEST_SEED ?? '');
  return { seed: Number.isSafeInteger(given) && given !== 0 ? given + usual : usual };
}
