/** Thrown by a save that somebody left before it was sent: nothing failed, and what was typed stays. */
export class SavingStopped extends Error {
  constructor() {
    super('Nobody wanted to save.');
    this.name = 'SavingStopped';
  }
}
