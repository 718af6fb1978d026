const NAME = /^[a-z][a-z0-9]{1,29}$/;

/** How the example is called in code and on the screen, longest first. */
const SPELLINGS = /@firn\/mfe-lawinen|Lawinenlage|lawinenlage|\blawinen\b/g;

/** In the checkout the example reads the schema beside it. */
const CHECKOUT = '../../shared-contracts/';
const INSTALLED = './node_modules/@firn/shared-contracts/';

/** @throws Error with a sentence that says what a name is. */
export function requireName(name: string | undefined): string {
  if (name && NAME.test(name)) return name;
  throw new Error(
    `«${name ?? ''}» is no name of a remote: one word of lower-case letters and digits, such as wetter.`,
  );
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A path or a text of the example as it reads for a remote of another name. */
export function renamed(text: string, name: string): string {
  const spelled = (found: string) => {
    if (found.startsWith('@')) return `mfe-${name}`;
    return found.startsWith('L') ? titleOf(name) : name;
  };
  return text.replaceAll(SPELLINGS, spelled).replaceAll(CHECKOUT, INSTALLED);
}
