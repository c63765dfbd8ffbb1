import { clientLimit, commonLimit, DAY, type Limit, MINUTE } from "#app/http/rate-limit.server.ts";
import { env } from "#app/platform/env.server.ts";

/** A client's share of a day, in minutes' worth of messages. */
const DAYS_SHARE = 10;

export const overContactRate = clientLimit("contact", env.CONTACT_RATE, MINUTE);

/** Per client first, then for all visitors: one alone can't close the form for everybody. */
export const overDailyLimit: Limit = async (context) =>
  (await overClientsDay(context)) ?? overDayOfAll(context);

/** Suspected spam counts apart from messages, so that it can't close the form for people. */
export const overDailySpamLimit: Limit = async (context) =>
  (await overClientsDay(context)) ?? overSpamDayOfAll(context);

const overClientsDay = clientLimit("contact today", env.CONTACT_RATE * DAYS_SHARE, DAY);
const overDayOfAll = commonLimit("contact today, all", env.CONTACT_DAILY_LIMIT, DAY);
const overSpamDayOfAll = commonLimit("suspected spam today, all", env.CONTACT_DAILY_LIMIT, DAY);
