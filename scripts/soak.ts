// `npm run soak`: a minute of mixed load on the production server. Fails on any error, on memory that grows
// (the last ten seconds against seconds 15 to 25) and on descriptors that stay open.
import { soak } from "../tests/soak.ts";

const { errors, exit, descriptors, mib, ...counts } = await soak(60, [15, 25], [50, 60]);
const holds =
  errors.length === 0 && exit === 0 && descriptors.after <= descriptors.before && mib.late - mib.early <= 30;
console.log({ ...counts, errors: errors.slice(0, 10), exit, descriptors, mib });
console.log(holds ? "It holds." : "It does not hold.");
if (!holds) process.exitCode = 1;
