// Generated from moment-timezone by `npm run generate`; do not edit.

/** The release of the IANA time zone database that the rules come from. */
export const clockRelease = '2026f'

/** Years of local dates that the rules are for, both included. */
export const clockYears = { first: 2024, last: 2035 } as const

/** The instant (ms) from which the first change of each zone is counted. */
export const clockStart = 1703980800000

/** The IANA identifier behind each zone name of the provider's list. */
export const zoneIds: ReadonlyMap<string, string> = new Map([
  ['Greenwich Mean Time', 'Africa/Accra'],
  ['UK Time', 'Europe/London'],
  ['Irish Time', 'Europe/Dublin'],
  ['Western European Time', 'Europe/Lisbon'],
  ['Morocco Time', 'Africa/Casablanca'],
  ['West Africa Time', 'Africa/Lagos'],
  ['Central European Time', 'Europe/Paris'],
  ['Central European Time, no summer time', 'Africa/Algiers'],
  ['Eastern European Time', 'Europe/Athens'],
  ['Egypt Time', 'Africa/Cairo'],
  ['Lebanon Time', 'Asia/Beirut'],
  ['South Africa Time', 'Africa/Johannesburg'],
  ['Central Africa Time', 'Africa/Harare'],
  ['East Africa Time', 'Africa/Nairobi'],
  ['Arabia Time', 'Asia/Riyadh'],
  ['Türkiye Time', 'Europe/Istanbul'],
  ['Iran Time', 'Asia/Tehran'],
  ['Gulf Time', 'Asia/Dubai'],
  ['Caucasus Time', 'Asia/Baku'],
  ['Afghanistan Time', 'Asia/Kabul'],
  ['Pakistan Time', 'Asia/Karachi'],
  ['Central Asia Time', 'Asia/Tashkent'],
  ['India Time', 'Asia/Kolkata'],
  ['Nepal Time', 'Asia/Kathmandu'],
  ['Bangladesh Time', 'Asia/Dhaka'],
  ['Myanmar Time', 'Asia/Yangon'],
  ['Indochina Time', 'Asia/Bangkok'],
  ['Western Indonesia Time', 'Asia/Jakarta'],
  ['China Time', 'Asia/Shanghai'],
  ['Hong Kong Time', 'Asia/Hong_Kong'],
  ['Malaysia Time', 'Asia/Kuala_Lumpur'],
  ['Japan and Korea Time', 'Asia/Tokyo'],
  ['Sydney', 'Australia/Sydney'],
  ['Brisbane', 'Australia/Brisbane'],
  ['Adelaide', 'Australia/Adelaide'],
  ['Auckland', 'Pacific/Auckland'],
  ['Brasília Time', 'America/Sao_Paulo'],
  ['Venezuela Time', 'America/Caracas'],
  ['Atlantic Time', 'America/Halifax'],
  ['Chile Time', 'America/Santiago'],
  ['Newfoundland Time', 'America/St_Johns'],
  ['Eastern', 'America/New_York'],
  ['Andes Time', 'America/Lima'],
  ['Central', 'America/Chicago'],
  ['Mexico Time', 'America/Mexico_City'],
  ['Pacific', 'America/Los_Angeles'],
])

/**
 * The rules of each clock, parted by "|": the kinds of time as letters (where there are some) and minutes ahead of UTC, and
 * last the number of the kind at the start, then for each change the number of the kind that begins (one digit) and the
 * minutes since the change before, in base 36.
 */
export const clockRules: ReadonlyMap<string, string> = new Map([
  ['Africa/Accra', 'GMT 0|0'],
  ['Europe/London', 'GMT 0|BST 60|0 12t5o 06hc0 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14jc0 06p40'],
  ['Europe/Dublin', 'GMT 0|IST 60|0 12t5o 06hc0 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14jc0 06p40'],
  ['Europe/Lisbon', 'WET 0|WEST 60|0 12t5o 06hc0 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14jc0 06p40'],
  ['Africa/Casablanca', ' 60| 0|0 125vc 012w0 19q00 01ao0 19q00 012w0 15m6c'],
  ['Africa/Lagos', 'WAT 60|0'],
  ['Europe/Paris', 'CET 60|CEST 120|0 12t5o 06hc0 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14jc0 06p40'],
  ['Africa/Algiers', 'CET 60|0'],
  ['Europe/Athens', 'EET 120|EEST 180|0 12t5o 06hc0 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14r40 06hc0 14r40 06hc0 14r40 06p40 14jc0 06p40 14jc0 06p40 14jc0 06p40'],
  ['Africa/Cairo', 'EET 120|EEST 180|0 13lwo 05tyc 15eho 05tyc 15eho 05tyc 15m9o 05m6c 15m9o 05m6c 15m9o 05m6c 15m9o 05tyc 15eho 05tyc 15m9o 05m6c 15m9o 05m6c 15m9o 05m6c 15m9o 05m6c'],
  ['Asia/Beirut', 'EET 120|EEST 180|0 12t0o 06hac 14r5o 06hac 14r5o 06hac 14r5o 06p2c 14jdo 06p2c 14jdo 06p2c 14r5o 06hac 14r5o 06hac 14r5o 06p2c 14jdo 06p2c 14jdo 06p2c 14jdo 06p2c'],
  ['Africa/Johannesburg', 'SAST 120|0'],
  ['Africa/Harare', 'CAT 120|0'],
  ['Africa/Nairobi', 'EAT 180|0'],
  ['Asia/Riyadh', ' 180|0'],
  ['Europe/Istanbul', ' 180|0'],
  ['Asia/Tehran', ' 210|0'],
  ['Asia/Dubai', ' 240|0'],
  ['Asia/Baku', ' 240|0'],
  ['Asia/Kabul', ' 270|0'],
  ['Asia/Karachi', 'PKT 300|0'],
  ['Asia/Tashkent', ' 300|0'],
  ['Asia/Kolkata', 'IST 330|0'],
  ['Asia/Kathmandu', ' 345|0'],
  ['Asia/Dhaka', ' 360|0'],
  ['Asia/Yangon', ' 390|0'],
  ['Asia/Bangkok', ' 420|0'],
  ['Asia/Jakarta', 'WIB 420|0'],
  ['Asia/Shanghai', 'CST 480|0'],
  ['Asia/Hong_Kong', 'HKT 480|0'],
  ['Asia/Kuala_Lumpur', ' 480|0'],
  ['Asia/Tokyo', 'JST 540|0'],
  ['Australia/Sydney', 'AEDT 660|AEST 600|0 130io 05m80 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05u00 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05u00'],
  ['Australia/Brisbane', 'AEST 600|0'],
  ['Australia/Adelaide', 'ACDT 630|ACST 570|0 130ji 05m80 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05u00 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05m80 15m80 05u00'],
  ['Pacific/Auckland', 'NZDT 780|NZST 720|0 130fc 05eg0 15u00 05eg0 15u00 05eg0 15u00 05eg0 15u00 05eg0 15u00 05m80 15u00 05eg0 15u00 05eg0 15u00 05eg0 15u00 05eg0 15u00 05eg0 15u00 05m80'],
  ['America/Sao_Paulo', ' -180|0'],
  ['America/Caracas', ' -240|0'],
  ['America/Halifax', 'AST -240|ADT -180|0 12620 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec'],
  ['America/Santiago', ' -180| -240|0 13110 04r5o 16hac 04r5o 16hac 04r5o 16hac 04r5o 16hac 04r5o 16p2c 04jdo 16p2c 04r5o 16hac 04r5o 16hac 04r5o 16hac 04r5o 16hac 04r5o 16p2c 04jdo'],
  ['America/St_Johns', 'NST -210|NDT -150|0 12616 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec'],
  ['America/New_York', 'EST -300|EDT -240|0 1263o 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec'],
  ['America/Lima', ' -300|0'],
  ['America/Chicago', 'CST -360|CDT -300|0 1265c 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec'],
  ['America/Mexico_City', 'CST -360|0'],
  ['America/Los_Angeles', 'PST -480|PDT -420|0 1268o 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec 143to 07cec 13w1o 07cec 13w1o 07cec 13w1o 07cec'],
])
