// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateAccommodationPatch = Object.assign(validate10, {"required":[],"nullable":["place","location","altitude","website","email","beds","rooms","memberPrice","guestPrice","halfBoardPrice"]});
const schema11 = {"type":"object","properties":{"title":{"type":"string","maxLength":120,"pattern":"\\S"},"kind":{"enum":["hut","hotel","camp","private"]},"place":{"anyOf":[{"type":"string","maxLength":120},{"type":"null"}]},"location":{"anyOf":[{"type":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180}},"additionalProperties":false},{"type":"null"}]},"altitude":{"anyOf":[{"type":"integer","minimum":0,"maximum":5000},{"type":"null"}]},"website":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^https://\\S+$"},{"type":"null"}]},"address":{"type":"string","maxLength":200},"owner":{"type":"string","maxLength":120},"warden":{"type":"string","maxLength":120},"phone":{"type":"string","maxLength":30},"wardenPhone":{"type":"string","maxLength":30},"email":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"beds":{"anyOf":[{"type":"integer","minimum":0,"maximum":999},{"type":"null"}]},"rooms":{"anyOf":[{"type":"integer","minimum":0,"maximum":999},{"type":"null"}]},"memberPrice":{"anyOf":[{"type":"integer","minimum":0,"maximum":100000,"multipleOf":5},{"type":"null"}]},"guestPrice":{"anyOf":[{"type":"integer","minimum":0,"maximum":100000,"multipleOf":5},{"type":"null"}]},"halfBoardPrice":{"anyOf":[{"type":"integer","minimum":0,"maximum":100000,"multipleOf":5},{"type":"null"}]},"sacHutNumber":{"type":"string","maxLength":20},"asksBy":{"enum":["mail","phone","web"]},"allergiesInWords":{"type":"boolean"},"releaseDays":{"type":"integer","minimum":0,"maximum":180},"releaseTime":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"arrivalHint":{"type":"string","maxLength":1000},"keyNote":{"type":"string","maxLength":1000}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^https://\\S+$", "u");
const pattern2 = new RegExp("^[\\x00-\\x7F]*$", "u");
const pattern3 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const formats0 = formats.email;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func3(data0) > 120){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(!((((data1 === "hut") || (data1 === "hotel")) || (data1 === "camp")) || (data1 === "private"))){
vErrors = report(vErrors, instancePath+"/kind", "enum", {allowedValues: schema11.properties.kind.enum});
errors++;
}
}
if(data.place !== undefined){
let data2 = data.place;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func3(data2) > 120){
vErrors = report(vErrors, instancePath+"/place", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/place", "type", {type: "string"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/place", "type", {type: "null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/place", "anyOf", {});
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.location !== undefined){
let data3 = data.location;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.latitude === undefined){
vErrors = report(vErrors, instancePath+"/location", "required", {missingProperty: "latitude"});
errors++;
}
if(data3.longitude === undefined){
vErrors = report(vErrors, instancePath+"/location", "required", {missingProperty: "longitude"});
errors++;
}
for(const key1 in data3){
if(!((key1 === "latitude") || (key1 === "longitude"))){
vErrors = report(vErrors, instancePath+"/location", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data3.latitude !== undefined){
let data4 = data3.latitude;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 90 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/location/latitude", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data4 < -90 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/location/latitude", "minimum", {comparison: ">=", limit: -90});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/location/latitude", "type", {type: "number"});
errors++;
}
}
if(data3.longitude !== undefined){
let data5 = data3.longitude;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 180 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/location/longitude", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data5 < -180 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/location/longitude", "minimum", {comparison: ">=", limit: -180});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/location/longitude", "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/location", "type", {type: "object"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs20 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/location", "type", {type: "null"});
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/location", "anyOf", {});
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.altitude !== undefined){
let data6 = data.altitude;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = report(vErrors, instancePath+"/altitude", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 5000 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/altitude", "maximum", {comparison: "<=", limit: 5000});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/altitude", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid2 = _errs24 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs26 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/altitude", "type", {type: "null"});
errors++;
}
var _valid2 = _errs26 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/altitude", "anyOf", {});
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.website !== undefined){
let data7 = data.website;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(typeof data7 === "string"){
if(func3(data7) > 500){
vErrors = report(vErrors, instancePath+"/website", "maxLength", {limit: 500});
errors++;
}
if(!pattern1.test(data7)){
vErrors = report(vErrors, instancePath+"/website", "pattern", {pattern: "^https://\\S+$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/website", "type", {type: "string"});
errors++;
}
var _valid3 = _errs30 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs32 = errors;
if(data7 !== null){
vErrors = report(vErrors, instancePath+"/website", "type", {type: "null"});
errors++;
}
var _valid3 = _errs32 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/website", "anyOf", {});
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.address !== undefined){
let data8 = data.address;
if(typeof data8 === "string"){
if(func3(data8) > 200){
vErrors = report(vErrors, instancePath+"/address", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/address", "type", {type: "string"});
errors++;
}
}
if(data.owner !== undefined){
let data9 = data.owner;
if(typeof data9 === "string"){
if(func3(data9) > 120){
vErrors = report(vErrors, instancePath+"/owner", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/owner", "type", {type: "string"});
errors++;
}
}
if(data.warden !== undefined){
let data10 = data.warden;
if(typeof data10 === "string"){
if(func3(data10) > 120){
vErrors = report(vErrors, instancePath+"/warden", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/warden", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data11 = data.phone;
if(typeof data11 === "string"){
if(func3(data11) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
}
if(data.wardenPhone !== undefined){
let data12 = data.wardenPhone;
if(typeof data12 === "string"){
if(func3(data12) > 30){
vErrors = report(vErrors, instancePath+"/wardenPhone", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/wardenPhone", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data13 = data.email;
const _errs45 = errors;
let valid6 = false;
const _errs46 = errors;
if(typeof data13 === "string"){
if(func3(data13) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern2.test(data13)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data13))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
var _valid4 = _errs46 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs48 = errors;
if(data13 !== null){
vErrors = report(vErrors, instancePath+"/email", "type", {type: "null"});
errors++;
}
var _valid4 = _errs48 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/email", "anyOf", {});
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data.beds !== undefined){
let data14 = data.beds;
const _errs51 = errors;
let valid7 = false;
const _errs52 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = report(vErrors, instancePath+"/beds", "type", {type: "integer"});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 999 || isNaN(data14)){
vErrors = report(vErrors, instancePath+"/beds", "maximum", {comparison: "<=", limit: 999});
errors++;
}
if(data14 < 0 || isNaN(data14)){
vErrors = report(vErrors, instancePath+"/beds", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid5 = _errs52 === errors;
valid7 = valid7 || _valid5;
if(!valid7){
const _errs54 = errors;
if(data14 !== null){
vErrors = report(vErrors, instancePath+"/beds", "type", {type: "null"});
errors++;
}
var _valid5 = _errs54 === errors;
valid7 = valid7 || _valid5;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/beds", "anyOf", {});
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.rooms !== undefined){
let data15 = data.rooms;
const _errs57 = errors;
let valid8 = false;
const _errs58 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = report(vErrors, instancePath+"/rooms", "type", {type: "integer"});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 999 || isNaN(data15)){
vErrors = report(vErrors, instancePath+"/rooms", "maximum", {comparison: "<=", limit: 999});
errors++;
}
if(data15 < 0 || isNaN(data15)){
vErrors = report(vErrors, instancePath+"/rooms", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid6 = _errs58 === errors;
valid8 = valid8 || _valid6;
if(!valid8){
const _errs60 = errors;
if(data15 !== null){
vErrors = report(vErrors, instancePath+"/rooms", "type", {type: "null"});
errors++;
}
var _valid6 = _errs60 === errors;
valid8 = valid8 || _valid6;
}
if(!valid8){
vErrors = report(vErrors, instancePath+"/rooms", "anyOf", {});
errors++;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
}
if(data.memberPrice !== undefined){
let data16 = data.memberPrice;
const _errs63 = errors;
let valid9 = false;
const _errs64 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = report(vErrors, instancePath+"/memberPrice", "type", {type: "integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/memberPrice", "maximum", {comparison: "<=", limit: 100000});
errors++;
}
if(data16 < 0 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/memberPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data16/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/memberPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
var _valid7 = _errs64 === errors;
valid9 = valid9 || _valid7;
if(!valid9){
const _errs66 = errors;
if(data16 !== null){
vErrors = report(vErrors, instancePath+"/memberPrice", "type", {type: "null"});
errors++;
}
var _valid7 = _errs66 === errors;
valid9 = valid9 || _valid7;
}
if(!valid9){
vErrors = report(vErrors, instancePath+"/memberPrice", "anyOf", {});
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
}
if(data.guestPrice !== undefined){
let data17 = data.guestPrice;
const _errs69 = errors;
let valid10 = false;
const _errs70 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = report(vErrors, instancePath+"/guestPrice", "type", {type: "integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/guestPrice", "maximum", {comparison: "<=", limit: 100000});
errors++;
}
if(data17 < 0 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/guestPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res1;
if((5 === 0 || (res1 = data17/5, res1 !== parseInt(res1)))){
vErrors = report(vErrors, instancePath+"/guestPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
var _valid8 = _errs70 === errors;
valid10 = valid10 || _valid8;
if(!valid10){
const _errs72 = errors;
if(data17 !== null){
vErrors = report(vErrors, instancePath+"/guestPrice", "type", {type: "null"});
errors++;
}
var _valid8 = _errs72 === errors;
valid10 = valid10 || _valid8;
}
if(!valid10){
vErrors = report(vErrors, instancePath+"/guestPrice", "anyOf", {});
errors++;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
}
if(data.halfBoardPrice !== undefined){
let data18 = data.halfBoardPrice;
const _errs75 = errors;
let valid11 = false;
const _errs76 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
vErrors = report(vErrors, instancePath+"/halfBoardPrice", "type", {type: "integer"});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100000 || isNaN(data18)){
vErrors = report(vErrors, instancePath+"/halfBoardPrice", "maximum", {comparison: "<=", limit: 100000});
errors++;
}
if(data18 < 0 || isNaN(data18)){
vErrors = report(vErrors, instancePath+"/halfBoardPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res2;
if((5 === 0 || (res2 = data18/5, res2 !== parseInt(res2)))){
vErrors = report(vErrors, instancePath+"/halfBoardPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
var _valid9 = _errs76 === errors;
valid11 = valid11 || _valid9;
if(!valid11){
const _errs78 = errors;
if(data18 !== null){
vErrors = report(vErrors, instancePath+"/halfBoardPrice", "type", {type: "null"});
errors++;
}
var _valid9 = _errs78 === errors;
valid11 = valid11 || _valid9;
}
if(!valid11){
vErrors = report(vErrors, instancePath+"/halfBoardPrice", "anyOf", {});
errors++;
}
else {
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
}
}
if(data.sacHutNumber !== undefined){
let data19 = data.sacHutNumber;
if(typeof data19 === "string"){
if(func3(data19) > 20){
vErrors = report(vErrors, instancePath+"/sacHutNumber", "maxLength", {limit: 20});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sacHutNumber", "type", {type: "string"});
errors++;
}
}
if(data.asksBy !== undefined){
let data20 = data.asksBy;
if(!(((data20 === "mail") || (data20 === "phone")) || (data20 === "web"))){
vErrors = report(vErrors, instancePath+"/asksBy", "enum", {allowedValues: schema11.properties.asksBy.enum});
errors++;
}
}
if(data.allergiesInWords !== undefined){
if(typeof data.allergiesInWords !== "boolean"){
vErrors = report(vErrors, instancePath+"/allergiesInWords", "type", {type: "boolean"});
errors++;
}
}
if(data.releaseDays !== undefined){
let data22 = data.releaseDays;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
vErrors = report(vErrors, instancePath+"/releaseDays", "type", {type: "integer"});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 180 || isNaN(data22)){
vErrors = report(vErrors, instancePath+"/releaseDays", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data22 < 0 || isNaN(data22)){
vErrors = report(vErrors, instancePath+"/releaseDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.releaseTime !== undefined){
let data23 = data.releaseTime;
if(typeof data23 === "string"){
if(!pattern3.test(data23)){
vErrors = report(vErrors, instancePath+"/releaseTime", "pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/releaseTime", "type", {type: "string"});
errors++;
}
}
if(data.arrivalHint !== undefined){
let data24 = data.arrivalHint;
if(typeof data24 === "string"){
if(func3(data24) > 1000){
vErrors = report(vErrors, instancePath+"/arrivalHint", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/arrivalHint", "type", {type: "string"});
errors++;
}
}
if(data.keyNote !== undefined){
let data25 = data.keyNote;
if(typeof data25 === "string"){
if(func3(data25) > 1000){
vErrors = report(vErrors, instancePath+"/keyNote", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/keyNote", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
