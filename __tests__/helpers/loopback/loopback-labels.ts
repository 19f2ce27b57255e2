import { objectsOf, textAt } from '../json.ts';
import { type LoopbackAnswer, refusal, validationFailed } from './loopback-answers.ts';
import { type LoopbackCall, type LoopbackWorld, readAsOwner } from './loopback-world.ts';

const maxNameLength = 50;
const maxDescriptionLength = 100;

/** Why GitHub would not create or edit a label of the repository; undefined when it would, and for another path. */
export async function findLabelRefusal(
  world: LoopbackWorld,
  call: LoopbackCall,
  rest: string,
): Promise<LoopbackAnswer | undefined> {
  const removed = /^(\/issues\/\d+\/labels)\/(.+)$/.exec(rest);
  if (call.method === 'DELETE' && removed !== null) {
    const held = namesOf((await readAsOwner(world, removed[1] ?? '')).body);
    return held.includes(decodeURIComponent(removed[2] ?? '')) ? undefined : refusal(404, 'Label does not exist');
  }
  const edited = /^\/labels(?:\/(.+))?$/.exec(rest);
  if (edited === null || !['POST', 'PATCH'].includes(call.method)) return undefined;
  return findInvalid(call.body) ?? (await findTaken(world, call, decodeURIComponent(edited[1] ?? '')));
}

function findInvalid(body: unknown): LoopbackAnswer | undefined {
  const resource = 'Label';
  const [name, color] = [nameIn(body), textAt(body, 'color')];
  if (name.length > maxNameLength) return validationFailed({ resource, code: 'invalid', field: 'name' });
  if (color !== '' && !/^[0-9a-fA-F]{6}$/.test(color))
    return validationFailed({ resource, code: 'invalid', field: 'color' });
  if (textAt(body, 'description').length <= maxDescriptionLength) return undefined;
  const message = `description is too long (maximum is ${maxDescriptionLength} characters)`;
  return validationFailed({ resource, code: 'custom', field: 'description', message });
}

// GitHub compares the names of labels without letter case, which the emulator does not.
async function findTaken(world: LoopbackWorld, call: LoopbackCall, self: string): Promise<LoopbackAnswer | undefined> {
  const name = nameIn(call.body).toLowerCase();
  const taken = namesOf((await readAsOwner(world, '/labels?per_page=100')).body).map((one) => one.toLowerCase());
  const isTaken = name !== self.toLowerCase() && taken.includes(name);
  return isTaken ? validationFailed({ resource: 'Label', code: 'already_exists', field: 'name' }) : undefined;
}

function nameIn(body: unknown): string {
  return textAt(body, 'new_name') || textAt(body, 'name');
}

function namesOf(body: unknown): readonly string[] {
  return objectsOf(body).map((label) => textAt(label, 'name'));
}
