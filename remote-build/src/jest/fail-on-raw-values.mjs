/**
 * A test that shows a raw value of a closed list, such as `no_guide` or `guide3`, fails: people read its German label.
 * Looks at whatever any change during the test puts into the document, as text or in attributes that are read out.
 */

import { rawValuesIn } from '@firn/shared-contracts/raw-values';
import { afterEach, beforeEach } from '@jest/globals';

const READ_OUT = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'label', 'placeholder', 'title'];
/** What nobody reads, what shows code as code, and what says of itself that it is English. */
const UNREAD = 'script, style, template, noscript, code, pre, [lang="en"]';

let found = new Set();

function lookAt(text) {
  for (const value of rawValuesIn(text ?? '')) found.add(`${value} in «${text.trim()}»`);
}

function lookInto(node) {
  if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest(UNREAD)) lookAt(node.nodeValue);
  if (node.nodeType !== Node.ELEMENT_NODE || node.matches(UNREAD)) return;
  for (const name of READ_OUT) lookAt(node.getAttribute(name));
  for (const child of node.childNodes) lookInto(child);
}

function lookAtChanges(records) {
  for (const { type, target, addedNodes, attributeName } of records) {
    if (type === 'childList') addedNodes.forEach(lookInto);
    else if (type === 'characterData') lookInto(target);
    else lookAt(target.getAttribute(attributeName));
  }
}

const observer = new MutationObserver(lookAtChanges);

beforeEach(() => {
  found = new Set();
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: READ_OUT,
  });
});

afterEach(() => {
  lookAtChanges(observer.takeRecords());
  observer.disconnect();
  const values = [...found];
  found = new Set();
  if (values.length > 0)
    throw new Error(`The screen showed values as they are stored:\n${values.join('\n')}`);
});

/** Lets a test that shows such values on purpose take them: returns and forgets them. */
globalThis.takeRawValues = () => {
  lookAtChanges(observer.takeRecords());
  const values = [...found];
  found.clear();
  return values;
};
