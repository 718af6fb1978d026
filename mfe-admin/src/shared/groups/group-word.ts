/** A group is called as it is written, but for the one that the platform itself knows. */
export const groupWord = (group: string): string => (group === 'partner' ? 'Partner' : group);
