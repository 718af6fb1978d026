import type { I18n, Messages } from '../shell/services.ts';

function lookUp(messages: Messages | undefined, path: readonly string[]): string | undefined {
  let current: string | Messages | undefined = messages;
  for (const part of path) {
    if (typeof current !== 'object') return undefined;
    current = current[part];
  }
  return typeof current === 'string' ? current : undefined;
}

/** Texts with the contract's behaviour: nested keys, `{{value}}`, `_one` and `_other` by `count`. */
export function createTestI18n(): I18n {
  const namespaces = new Map<string, Messages>();
  return {
    locale: 'de-CH',
    add: (namespace, messages) => {
      namespaces.set(namespace, messages);
    },
    t: (key, values = {}) => {
      const [namespace = '', path = ''] = key.split(':');
      const messages = namespaces.get(namespace);
      const plural =
        typeof values.count === 'number' ? `${path}_${values.count === 1 ? 'one' : 'other'}` : path;
      const text = lookUp(messages, plural.split('.')) ?? lookUp(messages, path.split('.'));
      if (text === undefined) return path;
      return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
  };
}
