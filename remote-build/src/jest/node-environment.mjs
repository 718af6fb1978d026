import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** The object whose methods Jest calls. */
const vm = createRequire(import.meta.url)('node:vm');

/** Jest's own, but for the Proxy behind its global object, through which each look-up of a global goes. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
