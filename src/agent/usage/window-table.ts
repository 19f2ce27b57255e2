import { modelWindows } from './model-windows.ts';
import { toPlainName } from './price-table.ts';

/** The window of a model that the table does not have. */
const USUAL_WINDOW = 128_000;

/** Returns how many tokens a request to a model may have: as the table says, else what most models take at least. */
export function findWindow(model: string): number {
  const name = toPlainName(model);
  return (Object.hasOwn(modelWindows, name) ? modelWindows[name] : undefined) ?? USUAL_WINDOW;
}
