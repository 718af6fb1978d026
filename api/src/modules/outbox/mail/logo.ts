const ADDRESS = /cid:logo\.([0-9a-f-]{36})@firn/;

export const logoContentId = (id: string): string => `logo.${id}@firn`;

/** Address of the logo within a mail (RFC 2392): the picture is a part of the mail and is loaded from nowhere. */
export const logoAddress = (id: string): string => `cid:${logoContentId(id)}`;

/** Id of the picture that the HTML part of a mail shows; null for none. */
export const logoIn = (html: string): string | null => ADDRESS.exec(html)?.[1] ?? null;

/** The same HTML with the logo from another address, for a browser, which knows no parts of mails. */
export const withLogoFrom = (html: string, address: string): string => html.replace(ADDRESS, address);

/** The same HTML with the words of the logo in its place. */
export const withoutLogo = (html: string): string =>
  html.replace(
    /<img class="logo" [^>]*alt="([^"]*)"[^>]*style="[^"]*?(color:[^"]*)">/,
    '<span class="name" style="$2">$1</span>',
  );
