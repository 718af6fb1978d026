import JestJsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** Jest reports jsdom's own errors itself, and forwards them as well. */
class VirtualConsole extends jsdom.VirtualConsole {
  forwardTo(console) {
    return super.forwardTo(console, { jsdomErrors: 'none' });
  }
}

/**
 * Jest's own over a jsdom from 27 on, whose window is a global object by itself: the one Jest brings looks up each global,
 * such as `Object`, through an interceptor, fifty times as slow.
 */
export default class JsdomEnvironment extends JestJsdomEnvironment {
  constructor(config, context) {
    super(config, context, { ...jsdom, VirtualConsole });
  }
}
