/** For what must meet no problem. A database that is dropped ends the connections that are still closing. */
export function noProblem(message: string): void {
  if (!message.startsWith('A connection to the database broke')) throw new Error(message);
}
