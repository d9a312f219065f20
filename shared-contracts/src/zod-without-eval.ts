import * as z from 'zod/mini';

// zod compiles object parsers with `new Function`; the browser's content security policy forbids that, and even the
// attempt is reported as a violation. This module is imported first, because a schema decides this when it is created.
if (typeof document !== 'undefined') z.config({ jitless: true });
