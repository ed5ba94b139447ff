import { nationality } from '#openapi/generated/resources/lookups/nationality.ts'
import { nationalities } from '../../lookups/lists.ts'
import { countryNamed } from '../../lookups/places.ts'

const nationalityIds = new Map((nationalities.seeds?.({} as never) ?? []).map((seed) => [String(seed[nationality.title]), seed.id]))

/** Names as people of a place write them, with their country and nationality. */
const places = [
  ['Ghana', 'Ghanaian', ['Kwame', 'Abena', 'Kofi', 'Efua', 'Yaw'], ['Mensah', 'Owusu', 'Asante', 'Boateng']],
  ['China', 'Chinese', ['伟', '芳', '子涵', '梓萱', '俊杰'], ['王', '李', '张', '陈']],
  ['Egypt', 'Egyptian', ['أحمد', 'مريم', 'يوسف', 'نور', 'سلمى'], ['حسن', 'عبد الله', 'السيد', 'إبراهيم']],
  ['Kazakhstan', 'Kazakh', ['Айгерім', 'Нұрлан', 'Дана', 'Ерлан', 'Алия'], ['Ахметова', 'Сейітов', 'Жұмабаев', 'Омаров']],
  ['India', 'Indian', ['आरव', 'अनन्या', 'विवान', 'दीया', 'कबीर'], ['शर्मा', 'पटेल', 'गुप्ता', 'अय्यर']],
  ['Thailand', 'Thai', ['สมชาย', 'พิมพ์', 'ณัฐ', 'กัญญา', 'ธนา'], ['ศรีสุข', 'วงศ์ไทย', 'แก้วมณี', 'บุญมา']],
  ['South Korea', 'South Korean', ['민준', '서연', '지호', '하은', '도윤'], ['김', '이', '박', '최']],
  ['Nigeria', 'Nigerian', ['Chidi', 'Ngozi', 'Emeka', 'Folasade', 'Tunde'], ['Okonkwo', 'Adébáyọ̀', 'Eze', 'Balogun']],
  ['Vietnam', 'Vietnamese', ['Quỳnh', 'Đức', 'Thảo', 'Hưng', 'Linh'], ['Phạm', 'Trần', 'Lê', 'Võ']],
  ['United Kingdom', 'British', ['Siân', 'Oliver', 'Zoë', 'Callum', 'Niamh'], ['Llewellyn', 'O’Connor', 'MacDonald', 'Smith-Jones']],
] as const

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** The names, country and nationality of one of many people. */
export function personAt(index: number) {
  const [country, nation, firstNames, lastNames] = pick<(typeof places)[number]>(places, index) ?? places[0]
  const round = Math.floor(index / places.length)
  return {
    firstName: pick<string>(firstNames, round) ?? '',
    lastName: pick<string>(lastNames, round + Math.floor(round / firstNames.length)) ?? '',
    countryId: countryNamed(country),
    nationalityId: nationalityIds.get(nation),
  }
}
