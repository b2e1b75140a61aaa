#!/usr/bin/env python3
"""The scores of a methodology, computed a second time: written from its description, not from the site's code.

    python3 method.py <folder with providers.json and methodology.json, as published under /data/v1>

Prints {profile: {provider: {value, possible, evidence, deduction, unranked?}}} as JSON, nothing rounded.
Needs nothing but Python. If it and scores.json differ, one of the two does not do what the methodology says.
"""
import calendar, datetime, json, math, os, sys

folder = sys.argv[1]
def read(name):
    with open(os.path.join(folder, name), encoding='utf-8') as file:
        return json.load(file)
published, method = read('providers.json'), read('methodology.json')
today = datetime.date.fromisoformat(published['asOf'])
doubts = method['evidence']

# ---- dates: a year or a month alone means its first day; of an incident its last, so that vagueness makes nothing older
def first_day(text):
    year, month, day = (text.split('-') + ['1', '1'])[:3]
    return datetime.date(int(year), int(month), int(day))
def last_day(text):
    parts = [int(part) for part in text.split('-')]
    if len(parts) == 3: return datetime.date(*parts)
    month = parts[1] if len(parts) == 2 else 12
    return datetime.date(parts[0], month, calendar.monthrange(parts[0], month)[1])
def years_since(day): return (today - day).days / 365.25
def within(low, x, high): return max(low, min(high, x))
def on_line(x, rule): return within(0, (x - rule['zeroAt']) / (rule['tenAt'] - rule['zeroAt']) * 10, 10)

# ---- what of a fact's points its evidence and its age leave
def is_known(fact): return fact is not None and fact['value'] != 'unknown'
def is_weak(fact): return fact.get('confidence') == 'low' or 'asOf' not in fact
def weak_part(item): return doubts['weak'] if item.get('confidence') == 'low' else 1
def fade(key, fact):
    lifetime = method['lifetimes'].get(key, 'never')
    if lifetime == 'never': return 1
    if 'asOf' in fact: start, days = first_day(fact['asOf']), lifetime
    else: start, days = first_day(fact.get('firstRead', fact['checked'])), lifetime // 2
    age, end = (today - start).days, days * doubts['goneAt']
    return within(0, (end - age) / (end - days), 1)
def factor(key, fact):
    return fade(key, fact) * (doubts['weak'] if is_weak(fact) else 1)
def outsider(date):
    years, span = years_since(first_day(date)), doubts['outsiders']
    return 0 if years < 0 else within(0, (span['goneYears'] - years) / (span['goneYears'] - span['fullYears']), 1)
def shown(proof):  # of what nobody can see: the provider's word, and the rest by the proof (0 to 1)
    return doubts['word'] + (1 - doubts['word']) * proof
def best_and_second(points):
    best, second = (sorted(points, reverse=True) + [0, 0])[:2]
    return within(0, best + doubts['second'] * second, 10)

# ---- criteria: each gives (points, best case, evidence); points None where the question does not arise
UNKNOWN = (0, 10, 'unknown')
NOT_ASKED = (None, 0, 'not-applicable')
def grade(left): return 'unknown' if left == 0 else 'weak' if left < 1 else 'strong'
def weighed(full, left): return full * left, 10 if left == 0 else full, grade(left)

def value_points(value, rule):
    name = rule['name']
    if name == 'answer': return rule['partial'] if value == 'partial' else rule['yes'] if value else rule['no']
    if name == 'choice': return rule['points'].get(value, 0)
    if name == 'best-of':
        if not value: return rule['none']
        if all(option in rule.get('notCounted', []) for option in value): return None
        return max(rule['points'].get(option, rule['otherwise']) for option in value)
    if name == 'number': return 10 if value == 'unlimited' else on_line(value, rule)
    parts = rule['parts'] if name == 'weighted-share' else [{'of': rule['of'], 'points': 10}]
    return sum(part['points'] * sum(option in value for option in part['of']) / len(part['of']) for part in parts)

def plain(facts, key, rule):
    fact = facts.get(key)
    if not is_known(fact): return UNKNOWN
    points = value_points(fact['value'], rule)
    if points is None: return NOT_ASKED
    if rule.get('unseen'): points *= shown(outsider(fact['outsider']['date']) if 'outsider' in fact else 0)
    return weighed(points, factor(key, fact))

def mean(facts, keys, rule):
    parts = [plain(facts, part['key'], part['rule']) for part in rule['parts']]
    grades = [part[2] for part in parts]
    worst = next((each for each in ('unknown', 'weak') if each in grades), 'strong')
    return sum(part[0] or 0 for part in parts) / len(parts), sum(part[1] for part in parts) / len(parts), worst

def may_hold_more(audits, points): return audits.get('incomplete', False) and points < doubts['incompleteBelow']

def no_logs(facts, keys, rule):
    logging, audits, incidents = (facts.get(key) for key in keys)
    if not is_known(logging): return UNKNOWN
    seen = [(item['kind'], item['reportPublic'] is True, item) for item in audits['value']] if is_known(audits) else []
    if is_known(incidents):
        seen += [(item['proof']['kind'], item['proof']['confirmed'], item) for item in incidents['value'] if 'proof' in item]
    best = {}
    for kind, is_open, item in seen:
        if kind not in rule['proof']: continue
        points = rule['proof'][kind]['open' if is_open else 'closed'] * outsider(item['date']) * weak_part(item)
        if item.get('testServers'): points *= rule['testServers']
        best[kind] = max(best.get(kind, 0), points)
    proof, promise = best_and_second(best.values()), rule['promise'][logging['value']]
    points, best_case, evidence = weighed(promise * shown(proof / 10), factor(keys[0], logging))
    if evidence == 'strong' and (not is_known(audits) or may_hold_more(audits, proof)): evidence = 'weak'
    if evidence != 'unknown' and is_known(audits) and audits.get('incomplete'): best_case = max(best_case, promise)
    return points, best_case, evidence

def best_audit(facts, keys, rule):
    audits = facts.get(keys[0])
    if not is_known(audits): return UNKNOWN
    points = best_and_second([
        rule['depth'].get(item['kind'], 0) * (1 if item['reportPublic'] is True else rule['closed'])
        * outsider(item['date']) * weak_part(item) for item in audits['value']])
    weak = is_weak(audits) or may_hold_more(audits, points)
    return points, 10 if audits.get('incomplete') else points, 'weak' if weak else 'strong'

def measured_number(facts, keys, rule):
    def part(key):
        fact = facts.get(key)
        if not is_known(fact): return 0, 0
        count, span = fact['value'] / rule['zeroAt'], rule['tenAt'] / rule['zeroAt']
        return (min(1, math.log(count) / math.log(span)) if count > 1 else 0), factor(key, fact)
    (listed, listed_left), (found, found_left) = part(keys[0]), part(keys[1])
    points = rule['list'] * listed * listed_left + rule['measured'] * found * found_left
    return points, 10 if found_left == 0 else points, grade(found_left)

def counted(plan):
    return plan.get('standard') is not False and plan['market'] == method['costBasis']['market']

def taxed(charge, plan):
    """Each charge is rounded to cents, as it is charged; the currencies of the basis all have two decimals."""
    if plan['tax'] == 'included': return charge
    cents = math.floor(charge * 100 + 0.5)
    return math.floor(cents * (100 + method['costBasis']['taxRate'] * 100) / 100 + 0.5) / 100

def cheapest(plans):
    """Of plans with a published renewal price: what a month costs on the basis, how the price jumps, when it was seen."""
    basis, found = method['costBasis'], []
    for plan in plans:
        renewal, months = plan['renewal'], plan.get('months')
        rate = 1 if plan['currency'] == basis['currency'] else basis['exchange'].get(plan['currency'], {}).get('rate')
        if not counted(plan) or months is None or renewal == 'unpublished' or rate is None: continue
        again = plan if renewal == 'none' else renewal
        terms = max(0, math.ceil((basis['months'] - months) / again['months']))
        total = (taxed(plan['charged'], plan) + terms * taxed(again['charged'], plan)) * rate
        jump = (again['charged'] / again['months']) / (plan['charged'] / months)
        found.append((total / basis['months'], jump, plan['observed']))
    return min(found, key=lambda each: each[0]) if found else None

def price(facts, keys, rule):
    fact = facts.get(keys[0])
    found = cheapest(fact['value']) if is_known(fact) else None
    if found is None: return UNKNOWN
    month, jump, observed = found
    left = factor(keys[0], {**fact, 'asOf': observed})  # the list is as new as its newest plan, the points are as old as theirs
    if rule['name'] == 'cost': return weighed(on_line(month, rule), left)
    hidden = any(plan['renewal'] == 'unpublished' and counted(plan) for plan in fact['value'])
    return weighed(0 if hidden else on_line(jump, rule), left)  # where one plan hides its renewal, no other speaks for it

def panel(facts, keys, rule):
    fact = facts.get(keys[0])
    if not is_known(fact): return UNKNOWN
    worst = {}
    for test in fact['value']:
        if test['claim'] != 'independently-reported' or 'asOf' not in test: continue
        pair = {'service': test['service'], 'region': test.get('region')}
        if pair not in rule['of'] or (today - first_day(test['asOf'])).days >= rule['withinDays']: continue
        place = rule['of'].index(pair)
        worst[place] = min(worst.get(place, 1), rule[test['result']])
    points = 10 * sum(worst.values()) / len(rule['of'])
    return (points, points, 'strong') if len(worst) >= rule['min'] else (points, 10, 'unknown')

def free_plan(facts, keys, rule):
    fact = facts.get(keys[0])
    if not is_known(fact): return UNKNOWN
    plan, left = fact['value'], factor(keys[0], fact)
    if not plan['available']: return 0, 0, grade(left)
    cap, devices = plan.get('dataCapGb'), plan.get('devices', 0)
    limits = rule['unlimitedData'] if cap == 'unlimited' else 0
    if isinstance(cap, (int, float)): limits = min(1, cap / rule['cappedData']['gigabytes']) * rule['cappedData']['points']
    limits += min(1, plan.get('countries', 0) / rule['countries']['many']) * rule['countries']['points']
    limits += rule['severalDevices'] if devices == 'unlimited' or devices > 1 else 0
    return min(10, rule['available'] + limits * left), min(10, rule['available'] + limits), grade(left)

RULES = {'mean': mean, 'promise-times-proof': no_logs, 'best-audit': best_audit, 'measured-number': measured_number,
         'cost': price, 'renewal-jump': price, 'panel': panel, 'free-plan': free_plan}
def judge(facts, criterion):
    rule, keys = criterion['rule'], criterion['keys']
    return RULES[rule['name']](facts, keys, rule) if rule['name'] in RULES else plain(facts, keys[0], rule)

# ---- incidents can only cost
def deduction(facts):
    rule, fact = method['incidents'], facts.get('incidents')
    costs = [rule['lost'][item['harm']] * rule['told'][item.get('told', 'kept-back')] * weak_part(item)
             * within(0, 1 - years_since(last_day(item.get('known', item['date']))) / rule['yearsToFade'], 1)
             for item in (fact['value'] if is_known(fact) else [])]
    return min(rule['max'], sum(costs))

# ---- lists
def is_met(need, facts, rows):
    if 'criterion' in need:
        points, _, evidence = rows[need['criterion']]
        return evidence == 'strong' if 'tested' in need else (points or 0) > need['above']
    fact = facts.get(need['key'])
    if not is_known(fact): return False
    if 'not' in need: return fact['value'] is not need['not']
    values = fact['value'] if isinstance(fact['value'], list) else [fact['value']]
    return any(option in values for option in need['anyOf'])

SHARE = {'strong': 1, 'weak': 0.5, 'unknown': 0}
def score(facts, profile):
    rows = {criterion['id']: judge(facts, criterion) for criterion in method['criteria']}
    weights = {c['id']: profile['weights'].get(c['id'], c['weight']) * profile['groups'].get(c['group'], 1)
               for c in method['criteria'] if rows[c['id']][0] is not None}
    total, taken = sum(weights.values()), deduction(facts)
    def weighted(value_of): return sum(weight * value_of(rows[id]) for id, weight in weights.items()) / total
    result = {'value': within(0, weighted(lambda row: row[0]) - taken, 10),
              'possible': within(0, weighted(lambda row: row[1]) - taken, 10),
              'evidence': weighted(lambda row: SHARE[row[2]]), 'deduction': taken}
    if not all(is_met(need, facts, rows) for need in method['requires'] + profile['requires']): result['unranked'] = 'requirement'
    elif result['evidence'] < method['rankedFrom']: result['unranked'] = 'too-little-known'
    return result

if __name__ == '__main__':
    print(json.dumps({profile['id']: {provider['id']: score(provider['facts'], profile) for provider in published['providers']}
                      for profile in method['profiles']}, indent=1))
