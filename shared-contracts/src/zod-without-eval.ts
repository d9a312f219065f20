import * as z from 'zod/mini';

// zod compiles object parsers with `new Function`; in the browser the content security policy forbids that, and even the
// attempt is reported as a violation. This module is imported first, because a schema decides when it is made.
if (typeof document !== 'undefined') z.config({ jitless: true });
