import { lazy } from 'react';

/** Loaded when somebody opens it first. */
export const Calendar = lazy(async () => {
  const { Calendar } = await import(/* webpackChunkName: "calendar" */ './calendar.tsx');
  return { default: Calendar };
});
