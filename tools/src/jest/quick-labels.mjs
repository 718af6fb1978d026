/**
 * jsdom walks the whole document for the `labels` of each control, which Testing Library asks for each control that a
 * query by role or label looks at. Here the document's labels are asked, of which there are few.
 */
const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

function labelsOf(control) {
  if (control.type === 'hidden') return null;
  const labels = [...control.ownerDocument.getElementsByTagName('label')];
  return labels.filter((label) =>
    label.hasAttribute('for')
      ? label.htmlFor === control.id
      : label.contains(control) && label.control === control,
  );
}

for (const name of LABELABLE) {
  Object.defineProperty(globalThis[`HTML${name}Element`].prototype, 'labels', {
    get() {
      return labelsOf(this);
    },
  });
}
