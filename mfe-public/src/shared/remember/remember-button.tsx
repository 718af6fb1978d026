import { lazy, Suspense, useSyncExternalStore } from 'react';
import styles from './remember-button.module.css';
import type { RememberButtonProps } from './star-button.tsx';

const StarButton = lazy(async () => {
  try {
    const { StarButton } = await import(/* webpackChunkName: "star-button" */ './star-button.tsx');
    return { default: StarButton };
  } catch {
    // The page is whole without it.
    return { default: () => null };
  }
});

const never = () => () => {};

/** The Merkliste at an event. The server renders only the room of the button: without JavaScript there is none. */
export function RememberButton(props: RememberButtonProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <span className={styles[props.shape]}>
      {isInBrowser && (
        <Suspense>
          <StarButton {...props} />
        </Suspense>
      )}
    </span>
  );
}
