"""Writes a GTFS zip again with a time at each stop: python3 everyStopTime.py <from> <to>

Most stops of many timetables have none, and each program estimates them in its own way. Here they are in proportion to the straight lines between stops.
"""
import csv
import io
import math
import sys
import zipfile

METRES_PER_DEGREE = 111_195


def seconds_of(clock):
    hours, minutes, seconds = map(int, clock.split(':'))
    return hours * 3600 + minutes * 60 + seconds


def clock_of(seconds):
    return f'{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}'


def metres(one, other):
    scale = math.cos(math.radians(one[0]))
    return METRES_PER_DEGREE * math.hypot(one[0] - other[0], (one[1] - other[1]) * scale)


def timed(calls, places):
    """Of one trip, in order; the first and the last one have times."""
    along = [0.0]
    for before, call in zip(calls, calls[1:]):
        along.append(along[-1] + metres(places[before['stop_id']], places[call['stop_id']]))
    known = [i for i, call in enumerate(calls) if call['departure_time'] or call['arrival_time']]
    for first, last in zip(known, known[1:]):
        leaves = seconds_of(calls[first]['departure_time'] or calls[first]['arrival_time'])
        arrives = seconds_of(calls[last]['arrival_time'] or calls[last]['departure_time'])
        for i in range(first + 1, last):
            share = (along[i] - along[first]) / max(1e-9, along[last] - along[first])
            time = clock_of(leaves + round((arrives - leaves) * min(1.0, share)))
            calls[i]['arrival_time'] = calls[i]['departure_time'] = time
    return calls


def rows_of(archive, name):
    text = io.TextIOWrapper(archive.open(name), 'utf-8-sig', newline='')
    rows = csv.DictReader(text, skipinitialspace=True)
    return [{key.strip(): (value or '').strip() for key, value in row.items() if key} for row in rows]


def main(source, target):
    with zipfile.ZipFile(source) as archive, zipfile.ZipFile(target, 'w', zipfile.ZIP_DEFLATED) as written:
        places = {row['stop_id']: (float(row['stop_lat']), float(row['stop_lon'])) for row in rows_of(archive, 'stops.txt')}
        trips = {}
        for row in rows_of(archive, 'stop_times.txt'):
            trips.setdefault(row['trip_id'], []).append(row)
        calls = [
            call
            for trip in trips.values()
            for call in timed(sorted(trip, key=lambda row: int(row['stop_sequence'])), places)
        ]
        text = io.StringIO(newline='')
        table = csv.DictWriter(text, calls[0].keys())
        table.writeheader()
        table.writerows(calls)
        for name in sorted(archive.namelist()):
            content = text.getvalue().encode() if name == 'stop_times.txt' else archive.read(name)
            # The same bytes whenever it is written, so that a graph made of it is found again.
            written.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)


main(*sys.argv[1:])
