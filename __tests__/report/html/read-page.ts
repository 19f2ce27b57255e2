import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type PageElement = DefaultTreeAdapterTypes.Element;

/** Parses a page as browsers do, and lists its elements in order. */
export function listElements(page: string): readonly PageElement[] {
  const walk = (node: Node): PageElement[] =>
    'childNodes' in node ? [...toElement(node), ...node.childNodes.flatMap(walk)] : [];
  return parse(page).childNodes.flatMap(walk);
}

function toElement(node: Node): PageElement[] {
  return 'tagName' in node ? [node] : [];
}

/** Returns the text in an element. */
export function textOf(element: PageElement | undefined): string {
  const read = (node: Node): string => {
    if ('value' in node) return node.value;
    return 'childNodes' in node ? node.childNodes.map(read).join('') : '';
  };
  return element === undefined ? '' : read(element);
}

/** Returns the value of an attribute; undefined where the element has none. */
export function attributeOf(element: PageElement | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value;
}
