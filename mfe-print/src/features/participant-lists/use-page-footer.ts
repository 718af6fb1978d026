import { useEffect } from 'react';

/** A code as CSS can name a page by it, and as it may stand in a string. */
const nameOf = (code: string): string => code.replace(/[^\w-]/g, '');

/** `page` names the pages of a sheet, and the names carry their footer. */
export function footerRules(code: string): string {
  const name = nameOf(code);
  return `[data-print-page="${name}"]{page:firn-${name}}@page firn-${name}{@bottom-left{content:"${name}"}}`;
}

/**
 * Prints the code of an event at the foot of its pages. A sheet of its own, because a rule of `@page` cannot read an
 * attribute; one that is constructed passes the page's content security policy.
 */
export function usePageFooter(code: string): void {
  useEffect(() => {
    // Browsers that cannot construct one print without the code.
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(footerRules(code));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [code]);
}
