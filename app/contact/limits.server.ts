import { clientLimit, commonLimit, type Limit } from "#app/http/rate-limit.server.ts";
import { env } from "#app/platform/env.server.ts";

/** A client's daily limit, as a multiple of its limit per minute. */
const DAILY_FACTOR = 10;
/** Ratio of an IPv6 /48's daily limit to a client's. It is low, so that a few networks can't close the form either. */
const NETWORK_FACTOR = 2;

export const overContactRate = clientLimit("contact", env.CONTACT_RATE, "minute");

/** Counts per client first, then for all visitors, so that one client can't close the form for everybody. */
export const overDailyLimit: Limit = async (context) =>
  (await overClientDailyLimit(context)) ?? overTotalDailyLimit(context);

/** Counts suspected spam separately, so that it can't close the form for real people. */
export const overDailySpamLimit: Limit = async (context) =>
  (await overClientDailyLimit(context)) ?? overTotalDailySpamLimit(context);

const overClientDailyLimit = clientLimit(
  "contact today",
  env.CONTACT_RATE * DAILY_FACTOR,
  "day",
  NETWORK_FACTOR,
);
const overTotalDailyLimit = commonLimit("contact today, all", env.CONTACT_DAILY_LIMIT, "day");
const overTotalDailySpamLimit = commonLimit("suspected spam today, all", env.CONTACT_DAILY_LIMIT, "day");
