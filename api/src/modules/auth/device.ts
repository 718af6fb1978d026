import Bowser from 'bowser';

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));
/** The one model that people call by its name. */
const MODELS = new Set(['iPhone', 'iPad']);

/** For whoever sends nothing that a browser would send. */
const UNKNOWN = 'Unbekanntes Gerät';

/**
 * «Firefox auf Windows», from the header `User-Agent`. Only names that the library knows: whoever logs in writes the
 * header, and its owner reads the words.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = BROWSERS.has(browser.name ?? '') ? browser.name : null;
  const system = [platform.model, os.name].find((each) => MODELS.has(each ?? '') || SYSTEMS.has(each ?? ''));
  if (!name) return system ? `Unbekannter Browser auf ${system}` : UNKNOWN;
  return system ? `${name} auf ${system}` : name;
}
