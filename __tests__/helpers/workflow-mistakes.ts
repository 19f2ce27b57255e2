import { readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { z } from 'zod';

const metadataSchema = z.object({
  name: z.string(),
  description: z.string(),
  inputs: z.record(z.string(), z.object({ description: z.string(), required: z.boolean().default(false) })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});
const action = metadataSchema.parse(parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8')));

let documents = 0;

/** What GitHub's own editor says of a workflow, by line; it knows the inputs of this action. */
export async function findWorkflowMistakes(text: string): Promise<string[]> {
  documents += 1;
  // The editor parses what it has not seen, by its name.
  const document = TextDocument.create(`file:///${documents}.yml`, 'yaml', 0, text);
  const fetchActionMetadata = ({ name: asked }: { readonly name: string }) =>
    Promise.resolve(asked === 'groundhog' ? action : undefined);
  const found = await validate(document, { actionsMetadataProvider: { fetchActionMetadata } });
  // Of the actions of others nothing is known here.
  const told = found.map(({ message, range }) => `${range.start.line + 1}: ${message}`);
  return told.filter((line) => !/^\d+: Unable to resolve action `actions\//.test(line));
}
