import { lineOf } from '../yaml/file-problem.ts';
import { placeKey, readYamlDocument } from '../yaml/yaml-document.ts';

/** Where each criterion of a plan is written: the line, from 1, by its checkpoint and its number, both from 0. */
export function locateCriteria(planText: string): (checkpoint: number, criterion: number) => number {
  const reading = readYamlDocument(planText);
  if (reading.kind !== 'read') return () => 1;
  const { places } = reading.document;
  return (checkpoint, criterion) => {
    const place = places.get(placeKey(['checkpoints', checkpoint, 'success_criteria', criterion]));
    return place === undefined ? 1 : lineOf(planText, place.value);
  };
}
