/** An element as the parser gives it: its text, or its parts; a list where it stands several times. */
export type XmlNode = string | { readonly [name: string]: XmlNode | readonly XmlNode[] };

/** Elements at a path, in the order of the file. */
export function nodesAt(node: XmlNode | undefined, ...path: readonly string[]): XmlNode[] {
  let found: readonly XmlNode[] = node === undefined ? [] : [node];
  for (const name of path)
    found = found.flatMap((each): readonly XmlNode[] => {
      const part = typeof each === 'string' ? undefined : each[name];
      if (part === undefined) return [];
      return Array.isArray(part) ? part : [part as XmlNode];
    });
  return [...found];
}

const contentOf = (node: XmlNode): string => {
  const text = typeof node === 'string' ? node : node['#text'];
  return typeof text === 'string' ? text.trim() : '';
};

/** Texts at a path that are not blank. */
export const textsAt = (node: XmlNode | undefined, ...path: readonly string[]): string[] =>
  nodesAt(node, ...path)
    .map(contentOf)
    .filter(Boolean);

/** The first of them; null if there is none. */
export const textAt = (node: XmlNode | undefined, ...path: readonly string[]): string | null =>
  textsAt(node, ...path)[0] ?? null;

/** The first of several places that has a text. */
export function firstTextAt(node: XmlNode | undefined, paths: readonly (readonly string[])[]): string | null {
  for (const path of paths) {
    const text = textAt(node, ...path);
    if (text) return text;
  }
  return null;
}
