/** Whether this is `npm run test:full`, which runs the full test matrices and times the worst cases. */
export const isFull = Boolean(process.env.FULL);
