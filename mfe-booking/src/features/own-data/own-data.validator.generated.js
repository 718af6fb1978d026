// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateProfilePatch = Object.assign(validate10, {"required":[],"nullable":["salutation","birthday","address","postalCode","city","state","phone","contactFirstName","contactLastName","contactPhone","sacNumber"]});
const schema11 = {"type":"object","properties":{"salutation":{"anyOf":[{"enum":["Frau","Herr","Divers"]},{"type":"null"}]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"birthday":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]},"address":{"anyOf":[{"type":"string","maxLength":70},{"type":"null"}]},"postalCode":{"anyOf":[{"type":"string","maxLength":16},{"type":"null"}]},"city":{"anyOf":[{"type":"string","maxLength":35},{"type":"null"}]},"state":{"anyOf":[{"type":"string","maxLength":60},{"type":"null"}]},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"phone":{"anyOf":[{"type":"string","maxLength":30},{"type":"null"}]},"contactFirstName":{"anyOf":[{"type":"string","maxLength":60},{"type":"null"}]},"contactLastName":{"anyOf":[{"type":"string","maxLength":60},{"type":"null"}]},"contactPhone":{"anyOf":[{"type":"string","maxLength":30},{"type":"null"}]},"sac":{"type":"boolean"},"sacNumber":{"anyOf":[{"type":"string","pattern":"^\\d{0,10}$"},{"type":"null"}]}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[A-Z]{2}$", "u");
const pattern3 = new RegExp("^\\d{0,10}$", "u");
const formats0 = formats.date;

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
if(data.salutation !== undefined){
let data0 = data.salutation;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(((data0 === "Frau") || (data0 === "Herr")) || (data0 === "Divers"))){
vErrors = report(vErrors, instancePath+"/salutation", "enum", {allowedValues: schema11.properties.salutation.anyOf[0].enum});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
vErrors = report(vErrors, instancePath+"/salutation", "type", {type: "null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/salutation", "anyOf", {});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if(typeof data1 === "string"){
if(func3(data1) > 60){
vErrors = report(vErrors, instancePath+"/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data1)){
vErrors = report(vErrors, instancePath+"/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/firstName", "type", {type: "string"});
errors++;
}
}
if(data.lastName !== undefined){
let data2 = data.lastName;
if(typeof data2 === "string"){
if(func3(data2) > 60){
vErrors = report(vErrors, instancePath+"/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data2)){
vErrors = report(vErrors, instancePath+"/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/lastName", "type", {type: "string"});
errors++;
}
}
if(data.birthday !== undefined){
let data3 = data.birthday;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/birthday", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/birthday", "type", {type: "string"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/birthday", "type", {type: "null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/birthday", "anyOf", {});
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
if(data.address !== undefined){
let data4 = data.address;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(typeof data4 === "string"){
if(func3(data4) > 70){
vErrors = report(vErrors, instancePath+"/address", "maxLength", {limit: 70});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/address", "type", {type: "string"});
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs21 = errors;
if(data4 !== null){
vErrors = report(vErrors, instancePath+"/address", "type", {type: "null"});
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/address", "anyOf", {});
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.postalCode !== undefined){
let data5 = data.postalCode;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(typeof data5 === "string"){
if(func3(data5) > 16){
vErrors = report(vErrors, instancePath+"/postalCode", "maxLength", {limit: 16});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/postalCode", "type", {type: "string"});
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs27 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/postalCode", "type", {type: "null"});
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/postalCode", "anyOf", {});
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.city !== undefined){
let data6 = data.city;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(typeof data6 === "string"){
if(func3(data6) > 35){
vErrors = report(vErrors, instancePath+"/city", "maxLength", {limit: 35});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/city", "type", {type: "string"});
errors++;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs33 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/city", "type", {type: "null"});
errors++;
}
var _valid4 = _errs33 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/city", "anyOf", {});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data7 = data.state;
const _errs36 = errors;
let valid6 = false;
const _errs37 = errors;
if(typeof data7 === "string"){
if(func3(data7) > 60){
vErrors = report(vErrors, instancePath+"/state", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/state", "type", {type: "string"});
errors++;
}
var _valid5 = _errs37 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs39 = errors;
if(data7 !== null){
vErrors = report(vErrors, instancePath+"/state", "type", {type: "null"});
errors++;
}
var _valid5 = _errs39 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/state", "anyOf", {});
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.country !== undefined){
let data8 = data.country;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
vErrors = report(vErrors, instancePath+"/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/country", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data9 = data.phone;
const _errs44 = errors;
let valid7 = false;
const _errs45 = errors;
if(typeof data9 === "string"){
if(func3(data9) > 30){
vErrors = report(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "string"});
errors++;
}
var _valid6 = _errs45 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs47 = errors;
if(data9 !== null){
vErrors = report(vErrors, instancePath+"/phone", "type", {type: "null"});
errors++;
}
var _valid6 = _errs47 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/phone", "anyOf", {});
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.contactFirstName !== undefined){
let data10 = data.contactFirstName;
const _errs50 = errors;
let valid8 = false;
const _errs51 = errors;
if(typeof data10 === "string"){
if(func3(data10) > 60){
vErrors = report(vErrors, instancePath+"/contactFirstName", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactFirstName", "type", {type: "string"});
errors++;
}
var _valid7 = _errs51 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs53 = errors;
if(data10 !== null){
vErrors = report(vErrors, instancePath+"/contactFirstName", "type", {type: "null"});
errors++;
}
var _valid7 = _errs53 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
vErrors = report(vErrors, instancePath+"/contactFirstName", "anyOf", {});
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
}
if(data.contactLastName !== undefined){
let data11 = data.contactLastName;
const _errs56 = errors;
let valid9 = false;
const _errs57 = errors;
if(typeof data11 === "string"){
if(func3(data11) > 60){
vErrors = report(vErrors, instancePath+"/contactLastName", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactLastName", "type", {type: "string"});
errors++;
}
var _valid8 = _errs57 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const _errs59 = errors;
if(data11 !== null){
vErrors = report(vErrors, instancePath+"/contactLastName", "type", {type: "null"});
errors++;
}
var _valid8 = _errs59 === errors;
valid9 = valid9 || _valid8;
}
if(!valid9){
vErrors = report(vErrors, instancePath+"/contactLastName", "anyOf", {});
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
if(data.contactPhone !== undefined){
let data12 = data.contactPhone;
const _errs62 = errors;
let valid10 = false;
const _errs63 = errors;
if(typeof data12 === "string"){
if(func3(data12) > 30){
vErrors = report(vErrors, instancePath+"/contactPhone", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "string"});
errors++;
}
var _valid9 = _errs63 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
const _errs65 = errors;
if(data12 !== null){
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "null"});
errors++;
}
var _valid9 = _errs65 === errors;
valid10 = valid10 || _valid9;
}
if(!valid10){
vErrors = report(vErrors, instancePath+"/contactPhone", "anyOf", {});
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
if(data.sac !== undefined){
if(typeof data.sac !== "boolean"){
vErrors = report(vErrors, instancePath+"/sac", "type", {type: "boolean"});
errors++;
}
}
if(data.sacNumber !== undefined){
let data14 = data.sacNumber;
const _errs70 = errors;
let valid11 = false;
const _errs71 = errors;
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
vErrors = report(vErrors, instancePath+"/sacNumber", "pattern", {pattern: "^\\d{0,10}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sacNumber", "type", {type: "string"});
errors++;
}
var _valid10 = _errs71 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs73 = errors;
if(data14 !== null){
vErrors = report(vErrors, instancePath+"/sacNumber", "type", {type: "null"});
errors++;
}
var _valid10 = _errs73 === errors;
valid11 = valid11 || _valid10;
}
if(!valid11){
vErrors = report(vErrors, instancePath+"/sacNumber", "anyOf", {});
errors++;
}
else {
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
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
