/** Compares two texts by their characters: the demo is the same whatever language the machine speaks. */
export const inOrder = (left: string, right: string): number => Number(left > right) - Number(left < right);
