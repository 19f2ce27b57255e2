import { extname } from 'node:path';
import { readBytes } from './text-file.ts';
import { accept, refuse, type ToolAnswer } from './tool.ts';

const MAX_IMAGE_BYTES = 3 * 1024 * 1024;

/** The types of images that models take, by the ends of their names, with the bytes that they begin with. */
const TYPES: Readonly<Record<string, readonly [type: string, start: string]>> = {
  '.png': ['image/png', '\x89PNG'],
  '.jpg': ['image/jpeg', '\xff\xd8\xff'],
  '.jpeg': ['image/jpeg', '\xff\xd8\xff'],
  '.gif': ['image/gif', 'GIF8'],
  '.webp': ['image/webp', 'RIFF'],
};

/** Returns the media type of an image by its name; undefined for other files. */
export function findImageType(path: string): string | undefined {
  return TYPES[extname(path).toLowerCase()]?.[0];
}

interface ImageQuestion {
  readonly root: string;
  readonly path: string;
  readonly takesImages: boolean;
}

/** Reads an image of the workspace for a model that takes one. */
export async function readImage({ root, path, takesImages }: ImageQuestion): Promise<ToolAnswer> {
  const [mediaType, start] = TYPES[extname(path).toLowerCase()] ?? [];
  const file = await readBytes(root, path, MAX_IMAGE_BYTES);
  if (file.kind === 'problem') return refuse(file.problem);
  const { bytes } = file;
  if (mediaType === undefined || start === undefined || !Buffer.from(bytes).toString('latin1').startsWith(start))
    return refuse(`${path} is no image of the type in its name: it has ${bytes.length} bytes.`);
  const described = `${path}: ${mediaType}, ${bytes.length} bytes`;
  if (!takesImages) return refuse(`${described}. This model cannot be shown images.`);
  return { ...accept(described), image: { mediaType, data: Buffer.from(bytes).toString('base64') } };
}
