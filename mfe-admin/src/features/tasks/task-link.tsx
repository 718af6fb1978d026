import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { FromTask } from '../../shared/from-task.ts';

/** The list and the task that the links of a row or a dialog lead away from. */
export const LeavingTask = createContext<FromTask | null>(null);

/** A link to a page on which the task can be settled, too: it then knows what to go on with. */
export function TaskLink(props: LinkProps) {
  return <Link state={useContext(LeavingTask)} {...props} />;
}
