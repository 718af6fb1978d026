const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  é: 'e',
  è: 'e',
  à: 'a',
  ç: 'c',
};

/** The address form of a title: «Tödi, über die Fridolinshütte» becomes `toedi-ueber-die-fridolinshuette`. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüéèàç]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
