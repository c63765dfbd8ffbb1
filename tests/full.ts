/** Whether this is `npm run test:full`: then the tests run their full matrices, and time the worst cases. */
export const isFull = Boolean(process.env.FULL);
