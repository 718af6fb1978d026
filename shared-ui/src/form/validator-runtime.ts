/** What the generated validators call. */
export const ucs2length = (text: string): number => [...text].length;

/** A day that the calendar has; as strict as ajv-formats, which the server checks with. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const formats = { date: isDate };
